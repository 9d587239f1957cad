-- What the draft of an operator was before a file from another platform was taken into it, until the draft is changed or thrown away.
CREATE TABLE draft_copy (
  operator_id uuid PRIMARY KEY REFERENCES operator (id) ON DELETE CASCADE,
  -- Where the file was taken out, and what was live there, as the file says.
  platform text NOT NULL,
  seq integer NOT NULL,
  taken_at timestamptz NOT NULL,
  -- The draft that came of it: of another one nothing is taken back.
  draft_hash text NOT NULL,
  -- The draft before; null where there was none.
  before_base_hash text,
  before_hash text,
  before_content text,
  CHECK ((before_hash IS NULL) = (before_content IS NULL) AND (before_hash IS NULL) = (before_base_hash IS NULL))
);
