-- More than a password may be demanded of any role; of those who publish it is, wherever it is demanded at all.
ALTER TABLE operator_rule
  ADD COLUMN demanded_roles text[] NOT NULL DEFAULT '{}',
  DROP CONSTRAINT operator_rule_demanded_of_check,
  ADD CONSTRAINT operator_rule_demanded_of_check CHECK (demanded_of IN ('all', 'publishers', 'roles'));
