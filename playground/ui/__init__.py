"""The page's own interface: what a person does, sees and breaks."""
