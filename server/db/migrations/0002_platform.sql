-- Settings an operator may change while the server runs: maintenance, blockedCountries.
CREATE TABLE platform_setting (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- Keys of the server, sealed under its master secret. Two of a purpose are live while one replaces the other.
CREATE TABLE secret_key (
  id text PRIMARY KEY,
  purpose text NOT NULL,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  retired_at timestamptz
);
CREATE INDEX secret_key_purpose ON secret_key (purpose, created_at DESC);

-- Values that count once: ids of encrypted bodies, answers to the human check.
CREATE TABLE seen_value (
  purpose text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (purpose, value)
);
CREATE INDEX seen_value_expiry ON seen_value (expires_at);

-- Counters behind throttles. `bucket` says what is counted; names and numbers stand in it only as keyed hashes.
CREATE TABLE throttle (
  bucket text PRIMARY KEY,
  hits integer NOT NULL,
  window_start timestamptz NOT NULL,
  blocked_until timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE INDEX throttle_expiry ON throttle (expires_at);

-- Answers of calls that must have one effect however often they are sent. The row is part of the call's own transaction.
CREATE TABLE idempotency (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  sealed_answer bytea,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_expiry ON idempotency (expires_at);

CREATE TABLE captcha (
  id uuid PRIMARY KEY,
  answer_mac bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_expiry ON captcha (expires_at);

CREATE TABLE verification_code (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  purpose text NOT NULL,
  target text NOT NULL,
  salt bytea NOT NULL,
  code_mac bytea NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
-- A new code kills the one before it.
CREATE UNIQUE INDEX verification_code_target ON verification_code (purpose, target);
CREATE INDEX verification_code_expiry ON verification_code (expires_at);

-- What went out by mail and text message while no real way out is configured.
CREATE TABLE outbox_message (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  recipient text NOT NULL,
  subject text NOT NULL DEFAULT '',
  body text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX outbox_message_time ON outbox_message (created_at DESC);

-- What browsers report; equal reports are one row that counts.
CREATE TABLE problem_report (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  fingerprint bytea NOT NULL UNIQUE,
  kind text NOT NULL,
  document text NOT NULL DEFAULT '',
  pointer text NOT NULL DEFAULT '',
  reason text NOT NULL,
  nearest text NOT NULL DEFAULT '',
  page text NOT NULL DEFAULT '',
  revision text NOT NULL DEFAULT '',
  build text NOT NULL DEFAULT '',
  count bigint NOT NULL DEFAULT 1,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX problem_report_time ON problem_report (last_at DESC);
