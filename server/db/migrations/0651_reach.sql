-- How long revisions took to be drawn in open pages: counts of spans of time, and nothing of whoever counted.
CREATE TABLE revision_reach (
  seq bigint NOT NULL REFERENCES publication (seq),
  -- Spans grow by a tenth each (server/features/reach/spans.ts).
  span smallint NOT NULL CHECK (span BETWEEN 0 AND 200),
  pages bigint NOT NULL CHECK (pages > 0),
  PRIMARY KEY (seq, span)
);

-- Networks whose browsers drew the live revision, refused it, or met a problem in it: keyed hashes, kept for two hours.
CREATE TABLE revision_sight (
  seq bigint NOT NULL,
  sight text NOT NULL CHECK (sight IN ('drawn', 'refused', 'problem')),
  network bytea NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (seq, sight, network)
);
CREATE INDEX revision_sight_time ON revision_sight (at);
