-- A round that won the jackpot: what of its payout that was. The figure on the home page falls back with the newest of them.
ALTER TABLE game_bet ADD COLUMN jackpot bigint NOT NULL DEFAULT 0 CHECK (jackpot BETWEEN 0 AND payout);
CREATE INDEX game_bet_jackpot ON game_bet (currency, settled_at DESC) WHERE jackpot > 0 AND state = 'settled';
-- Winners: rounds that paid more than their stake, the newest first.
CREATE INDEX game_bet_won ON game_bet (settled_at DESC) WHERE state = 'settled' AND payout > stake;
