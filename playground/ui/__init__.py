"""The page's own API: user actions, views, and injected trouble."""
