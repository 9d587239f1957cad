-- Lists of the console as files: an address opens one for the session of the operator that asked for it.
ALTER TABLE table_export ALTER COLUMN session_id DROP NOT NULL;
ALTER TABLE table_export ADD COLUMN operator_session bytea REFERENCES operator_session (token_hash) ON DELETE CASCADE;
ALTER TABLE table_export ADD CONSTRAINT table_export_owner CHECK (num_nonnulls(session_id, operator_session) = 1);
CREATE INDEX table_export_operator ON table_export (operator_session) WHERE operator_session IS NOT NULL;
