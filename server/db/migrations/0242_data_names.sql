-- What is booked or given once has one name: a way to pay, a bonus, a rank. Its words in each language stand here, so that they
-- can be changed without touching the ledger. A name that is not here is shown as it is: that of a game, for example.
CREATE TABLE data_name (
  name text PRIMARY KEY,
  -- Texts by language code.
  texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object')
);
