-- Second factors: a secret that makes codes, sealed under a key that is sealed itself; `last_step` is the newest code that was
-- used, so that none counts twice. Without `confirmed_at` it was begun and asks for nothing.
CREATE TABLE second_factor (
  holder_kind text NOT NULL CHECK (holder_kind IN ('member', 'operator')),
  holder_id uuid NOT NULL,
  key_id text NOT NULL,
  secret_sealed bytea NOT NULL,
  started_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (holder_kind, holder_id)
);

-- Codes for whoever has lost the app, as keyed hashes, each for one use.
CREATE TABLE recovery_code (
  holder_kind text NOT NULL,
  holder_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (holder_kind, holder_id, code_hash),
  FOREIGN KEY (holder_kind, holder_id) REFERENCES second_factor (holder_kind, holder_id) ON DELETE CASCADE
);

-- What is demanded of operators; no row is nothing.
CREATE TABLE operator_rule (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  demands_second_factor boolean NOT NULL
);

-- Passkeys of members. `rp_id` is the host that the passkey is for: it works nowhere else.
CREATE TABLE passkey (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES member (id),
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  rp_id text NOT NULL,
  name text NOT NULL,
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_member ON passkey (member_id, created_at);
