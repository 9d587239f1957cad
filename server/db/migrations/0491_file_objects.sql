-- Where files are kept in a bucket and not in the database: each object that may exist there, also one that was only begun.
CREATE TABLE file_object (
  key text PRIMARY KEY,
  sha256 text NOT NULL,
  begun_at timestamptz NOT NULL,
  -- begun: it is being sent. kept: a part of a file. left: nobody needs it, it is to be removed.
  state text NOT NULL DEFAULT 'begun' CHECK (state IN ('begun', 'kept', 'left'))
);
CREATE INDEX file_object_open ON file_object (state, begun_at) WHERE state <> 'kept';

ALTER TABLE member_file_part ALTER COLUMN bytes DROP NOT NULL;
ALTER TABLE member_file_part ADD COLUMN object text UNIQUE REFERENCES file_object (key);
ALTER TABLE member_file_part ADD CHECK ((bytes IS NULL) <> (object IS NULL));

-- However a part goes, with its file too: its object is left in the same moment.
CREATE FUNCTION leave_file_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE file_object SET state = 'left' WHERE key = OLD.object;
  RETURN NULL;
END $$;
CREATE TRIGGER member_file_part_left AFTER DELETE ON member_file_part
  FOR EACH ROW WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION leave_file_object();
