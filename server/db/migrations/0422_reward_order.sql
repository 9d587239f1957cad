-- The order in which rewards were given: several come at one moment.
ALTER TABLE reward ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY;
DROP INDEX reward_member;
CREATE INDEX reward_member ON reward (member_id, number DESC);
