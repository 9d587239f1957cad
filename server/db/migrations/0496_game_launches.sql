-- How launches went, by day and game: what operators see of failures, after the launches themselves are forgotten.
CREATE TABLE game_launch_day (
  day date NOT NULL,
  vendor text NOT NULL,
  game_code text NOT NULL,
  -- direct: an address was given. token: an address with a token. opened: the token came back. Else the code of the refusal.
  outcome text NOT NULL CHECK (length(outcome) BETWEEN 1 AND 40),
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, vendor, game_code, outcome)
);
ALTER TABLE game_launch_day SET (fillfactor = 70);
