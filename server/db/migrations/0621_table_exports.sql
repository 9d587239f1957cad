-- Files of lists that were asked for: an address opens one once, for a minute, and as long as the session that asked is open.
CREATE TABLE table_export (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  asked jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX table_export_end ON table_export (expires_at);
CREATE INDEX table_export_session ON table_export (session_id);
