-- What a member may pay in, lose and play at most, breaks from playing, and how each came about.

-- One limit. The strictest of the member's own, the operators' and the rules' counts.
CREATE TABLE play_limit (
  member_id uuid NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('deposit', 'loss', 'time')),
  -- The last 24 hours, 7 days, 30 days, whenever they are asked for.
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  source text NOT NULL CHECK (source IN ('player', 'operator', 'rules')),
  -- Minor units; of a time, minutes. Null: no limit.
  amount bigint CHECK (amount >= 0 AND amount < 9007199254740992),
  -- What it becomes then, null for no limit: whoever raises waits. It holds from that moment on without being written anew.
  pending_amount bigint CHECK (pending_amount >= 0 AND pending_amount < 9007199254740992),
  pending_at timestamptz,
  CHECK (pending_at IS NOT NULL OR pending_amount IS NULL),
  CHECK (kind <> 'time' OR period = 'day'),
  PRIMARY KEY (member_id, kind, period, source)
);

-- A time without playing. A longer one follows another; none is ever shortened.
CREATE TABLE play_break (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('timeOut', 'exclusion')),
  starts_at timestamptz NOT NULL,
  -- Null: for good.
  ends_at timestamptz,
  -- An exclusion that lets the member in, to withdraw and read alone, as the rules were when it began.
  may_log_in boolean NOT NULL,
  -- player or operator
  source text NOT NULL CHECK (source IN ('player', 'operator')),
  -- The session, or the operator's account.
  ref text NOT NULL,
  reason text NOT NULL DEFAULT '',
  CHECK (ends_at > starts_at)
);
CREATE INDEX play_break_member ON play_break (member_id, starts_at);
REVOKE UPDATE, DELETE ON play_break FROM croupier_app;

-- Every change of a limit.
CREATE TABLE play_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member (id),
  at timestamptz NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  source text NOT NULL,
  ref text NOT NULL,
  -- set, wait, withdraw
  act text NOT NULL CHECK (act IN ('set', 'wait', 'withdraw')),
  amount_before bigint,
  amount_after bigint,
  holds_from timestamptz NOT NULL,
  reason text NOT NULL DEFAULT ''
);
CREATE INDEX play_change_member ON play_change (member_id, id);
REVOKE UPDATE, DELETE ON play_change FROM croupier_app;
