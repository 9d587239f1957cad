-- Files that members send, in parts. One that no call took within a day is removed.
CREATE TABLE member_file (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member (id),
  name text NOT NULL,
  -- By its first bytes.
  type text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  received integer NOT NULL DEFAULT 0 CHECK (received <= size),
  started_at timestamptz NOT NULL,
  -- Since when it belongs to something: a deposit, for example.
  taken_at timestamptz
);
CREATE INDEX member_file_open ON member_file (member_id, started_at) WHERE taken_at IS NULL;
CREATE INDEX member_file_left ON member_file (started_at) WHERE taken_at IS NULL;

CREATE TABLE member_file_part (
  file_id uuid NOT NULL REFERENCES member_file (id) ON DELETE CASCADE,
  place integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (file_id, place)
);
