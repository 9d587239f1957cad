-- The bets behind a bill: those of a team by the days they count on, the latest first.
CREATE INDEX game_bet_day ON game_bet (day DESC, placed_at DESC, id DESC);
