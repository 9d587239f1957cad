-- When a session was last seen is written down all the time. The index held that column, so that each time every index of
-- the table got a new entry. Without it, and with room on the page, the new version of the row stays beside the old (HOT).
DROP INDEX session_member;
CREATE INDEX session_member ON session (member_id) WHERE ended_at IS NULL;
ALTER TABLE session SET (fillfactor = 70);
ALTER TABLE operator_session SET (fillfactor = 70);
