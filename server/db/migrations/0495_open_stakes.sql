-- Stakes whose vendor does not come back: the vendor is asked what became of the round, and in the end the stake is given back.

ALTER TABLE game_bet
  -- When the vendor is asked next; null for bets that nobody can be asked about. It is moved on before the question, so that
  -- nodes do not ask twice and a kill only delays.
  ADD COLUMN ask_at timestamptz,
  ADD COLUMN asked integer NOT NULL DEFAULT 0,
  -- What the vendor said last: running, disputed, or silent where there was no answer that counts.
  ADD COLUMN said text CHECK (said IN ('running', 'disputed', 'silent')),
  -- Since when it has said nothing that helps.
  ADD COLUMN stuck_since timestamptz,
  -- How it came to its end, where the vendor did not bring it there: it was asked, time was over, or an operator decided.
  ADD COLUMN ended text CHECK (ended IN ('asked', 'time', 'operator'));
CREATE INDEX game_bet_ask ON game_bet (ask_at) WHERE state = 'open' AND ask_at IS NOT NULL;

-- What is open already and came by a vendor's call.
UPDATE game_bet b SET ask_at = b.placed_at WHERE b.state = 'open'
  AND EXISTS (SELECT FROM game_transaction t WHERE t.kind = 'debit' AND t.round = b.round AND t.vendor = b.vendor);
