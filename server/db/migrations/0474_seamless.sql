-- Games that are paid from the wallet while they are played.

-- How a vendor's games are shown, where it is not as usual: in a frame with what it may do, or in a window of their own.
CREATE TABLE game_vendor_frame (
  vassalage text PRIMARY KEY CHECK (vassalage ~ '^[A-Za-z0-9_-]{1,32}$'),
  opens text NOT NULL DEFAULT 'frame' CHECK (opens IN ('frame', 'window')),
  -- As the attributes of a frame name it; empty: the site's own.
  sandbox text[] NOT NULL DEFAULT '{}',
  allow text[] NOT NULL DEFAULT '{}',
  -- One of its games at a time, over all tabs.
  is_single boolean NOT NULL DEFAULT false,
  is_landscape boolean NOT NULL DEFAULT false
);

-- One launch of a game, and the play that it became. The token is in the address and works once; only its hash is kept.
CREATE TABLE game_play (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  token_ends_at timestamptz NOT NULL,
  member_id uuid NOT NULL REFERENCES member (id),
  -- The login that it hangs on; not a key, since logins are forgotten after a while.
  session_id uuid NOT NULL,
  vendor text NOT NULL,
  game_code text NOT NULL,
  game_name text NOT NULL,
  category text NOT NULL,
  language text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Where the player was, for the rules of that place.
  country text NOT NULL DEFAULT '',
  launched_at timestamptz NOT NULL,
  -- When the vendor traded the token.
  opened_at timestamptz
);
CREATE INDEX game_play_launched ON game_play (launched_at);
CREATE INDEX game_play_member ON game_play (member_id, launched_at);

-- What vendors asked of the wallet, by their own names of it: what is told twice is answered the same and done once.
CREATE TABLE game_transaction (
  vendor text NOT NULL,
  id text NOT NULL CHECK (length(id) BETWEEN 1 AND 100),
  kind text NOT NULL CHECK (kind IN ('debit', 'credit', 'rollback')),
  round text NOT NULL CHECK (length(round) BETWEEN 1 AND 100),
  amount bigint NOT NULL CHECK (amount >= 0 AND amount < 9007199254740992),
  currency text NOT NULL,
  -- done, or the code that it was refused with for good.
  outcome text NOT NULL CHECK (length(outcome) BETWEEN 1 AND 40),
  -- What came with the refusal.
  value jsonb,
  at timestamptz NOT NULL,
  PRIMARY KEY (vendor, id)
);
CREATE INDEX game_transaction_at ON game_transaction (at);
