-- Configurations that go live at a moment to come, and what became of them.
CREATE TABLE scheduled_publication (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  operator_id uuid NOT NULL REFERENCES operator (id),
  -- The draft as it was seen, and the revision it was made from.
  base_hash text NOT NULL REFERENCES revision (hash),
  hash text NOT NULL,
  content text NOT NULL,
  note text NOT NULL,
  zone text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  created_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'live', 'over', 'failed', 'cancelled')),
  -- Why it failed: the code of the refusal.
  reason text NOT NULL DEFAULT '',
  -- What it made live, and what was live before: the end takes the difference of the two back.
  live_hash text REFERENCES revision (hash),
  before_hash text REFERENCES revision (hash),
  changed_at timestamptz NOT NULL
);
CREATE INDEX scheduled_publication_due ON scheduled_publication (starts_at) WHERE state = 'waiting';
CREATE INDEX scheduled_publication_end ON scheduled_publication (ends_at) WHERE state = 'live';
CREATE INDEX scheduled_publication_time ON scheduled_publication (created_at DESC, id);
CREATE INDEX publication_schedule ON publication ((summary ->> 'schedule')) WHERE summary ? 'schedule';
