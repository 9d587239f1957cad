-- Bets: what was staked in a round of a vendor's game and what came of it. The money itself is in the ledger; these rows say which
-- game, which round, and how it ended.
CREATE TABLE game_bet (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES member (id),
  -- A vendor's code; not a key of game_vendor, since records outlive what is offered.
  vendor text NOT NULL CHECK (vendor ~ '^[A-Za-z0-9_-]{1,32}$'),
  game_code text NOT NULL CHECK (game_code ~ '^[A-Za-z0-9_.-]{1,64}$'),
  -- As it was called when it was played.
  game_name text NOT NULL CHECK (length(game_name) BETWEEN 1 AND 60),
  category text NOT NULL CHECK (category IN ('RNG', 'LIVE', 'COCKFIGHT', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT')),
  -- The vendor's own name of it: what is told twice counts once.
  round text NOT NULL CHECK (length(round) BETWEEN 1 AND 100),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- All that was staked, and how much of it was bonus money. Minor units, as all amounts.
  stake bigint NOT NULL CHECK (stake >= 0 AND stake < 9007199254740992),
  bonus_stake bigint NOT NULL DEFAULT 0 CHECK (bonus_stake BETWEEN 0 AND stake),
  -- What counts as turnover: nothing until it is settled.
  valid bigint NOT NULL DEFAULT 0 CHECK (valid BETWEEN 0 AND 9007199254740991),
  payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0 AND payout < 9007199254740992),
  bonus_payout bigint NOT NULL DEFAULT 0 CHECK (bonus_payout BETWEEN 0 AND payout),
  -- The accounts that paid: the member's main wallet or the vendor's, and which bonus money.
  wallet text NOT NULL DEFAULT 'player' CHECK (wallet IN ('player', 'playerVendor')),
  bonus_place text NOT NULL DEFAULT '' CHECK (length(bonus_place) <= 64),
  state text NOT NULL CHECK (state IN ('open', 'settled', 'void')),
  placed_at timestamptz NOT NULL,
  -- When it was settled last; of a void one that was settled, when that was.
  settled_at timestamptz,
  voided_at timestamptz,
  -- The day it was placed on, by the brand's time zone as it was then.
  day date NOT NULL,
  details jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(details) = 'array'),
  CHECK (state <> 'settled' OR settled_at IS NOT NULL),
  CHECK ((state = 'void') = (voided_at IS NOT NULL)),
  UNIQUE (vendor, round)
);
CREATE INDEX game_bet_member ON game_bet (member_id, placed_at DESC, id DESC);
CREATE INDEX game_bet_game ON game_bet (member_id, vendor, game_code, placed_at DESC, id DESC);
CREATE INDEX game_bet_rare ON game_bet (member_id, state, placed_at DESC, id DESC) WHERE state <> 'settled';
CREATE INDEX game_bet_settled ON game_bet (settled_at) WHERE state = 'settled';

-- A round that was called off before its bet was told of: the bet, when it comes, is refused.
CREATE TABLE game_round_void (
  vendor text NOT NULL,
  round text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (vendor, round)
);

-- The sums of a member's bets by day and game, kept in the transaction of each change. A bet counts on the day it was placed,
-- whenever it is settled.
CREATE TABLE bet_day (
  member_id uuid NOT NULL REFERENCES member (id),
  day date NOT NULL,
  currency text NOT NULL,
  category text NOT NULL,
  vendor text NOT NULL,
  game_code text NOT NULL,
  game_name text NOT NULL,
  -- Open and settled ones, and those of them that are open.
  bets bigint NOT NULL,
  stake bigint NOT NULL,
  open_bets bigint NOT NULL,
  open_stake bigint NOT NULL,
  -- Settled ones alone.
  valid bigint NOT NULL,
  payout bigint NOT NULL,
  net bigint NOT NULL GENERATED ALWAYS AS (payout - (stake - open_stake)) STORED,
  void_bets bigint NOT NULL,
  void_stake bigint NOT NULL,
  CHECK (bets >= open_bets AND stake >= open_stake AND least(open_bets, open_stake, valid, payout, void_bets, void_stake) >= 0),
  PRIMARY KEY (member_id, day, currency, category, vendor, game_code)
);
CREATE INDEX bet_day_day ON bet_day (day, member_id);
-- Sums change all the time and no index holds them.
ALTER TABLE bet_day SET (fillfactor = 70);
