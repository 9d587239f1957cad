-- Hashes of requests were plain SHA-256 over bodies with passwords in them: a fast hash of a password, kept for a week. They go,
-- and with them the answers beside them. A registration that is sent again over this change is told that its name is taken.
TRUNCATE idempotency;
ALTER TABLE idempotency ADD COLUMN secret_hash text;
COMMENT ON COLUMN idempotency.request_hash IS 'HMAC-SHA-256 over the request without its secrets';
COMMENT ON COLUMN idempotency.secret_hash IS 'argon2id over the secrets of the request; null where it had none';
