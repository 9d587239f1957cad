-- What operators say of the changes of a draft, by its place. Threads are settled, never deleted.
CREATE TABLE draft_thread (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Whose draft.
  operator_id uuid NOT NULL REFERENCES operator (id),
  -- A JSON pointer; empty for the draft as a whole.
  pointer text NOT NULL,
  settled_by uuid REFERENCES operator (id),
  settled_at timestamptz,
  created_at timestamptz NOT NULL
);
-- One open thread a place: what two say of it at once stands together.
CREATE UNIQUE INDEX draft_thread_open ON draft_thread (operator_id, pointer) WHERE settled_at IS NULL;
CREATE INDEX draft_thread_time ON draft_thread (operator_id, created_at DESC);

CREATE TABLE draft_comment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  thread_id uuid NOT NULL REFERENCES draft_thread (id),
  operator_id uuid NOT NULL REFERENCES operator (id),
  said text NOT NULL CHECK (said <> ''),
  at timestamptz NOT NULL
);
CREATE INDEX draft_comment_thread ON draft_comment (thread_id, id);
