-- An account that its agent or an operator has locked: its owner is sent to the agent, whatever is proved. Unlike one that is
-- disabled it says so, to who knows the password.
ALTER TABLE member ADD COLUMN locked_at timestamptz;
ALTER TABLE member ADD COLUMN locked_by text CHECK (length(locked_by) <= 64);
ALTER TABLE member ADD CHECK ((locked_at IS NULL) = (locked_by IS NULL));
CREATE INDEX member_locked ON member (locked_at) WHERE locked_at IS NOT NULL;
