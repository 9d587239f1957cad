-- One level of a subtree without the others.
CREATE INDEX member_tree_level ON member_tree (ancestor_id, depth, descendant_id);
