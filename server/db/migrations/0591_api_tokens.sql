-- Tokens of programs say what they are for and until when, and are ended one by one. Those there are act for their operator, as before.
ALTER TABLE operator_token
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN scopes text[] NOT NULL DEFAULT '{console}' CHECK (scopes <@ ARRAY['console', 'flags'] AND scopes <> '{}'),
  ADD COLUMN ends_at timestamptz,
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN used_at timestamptz;
CREATE INDEX operator_token_operator ON operator_token (operator_id);
