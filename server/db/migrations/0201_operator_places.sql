-- Where operators signed in from: their guesses are counted apart from strangers'. Addresses stand here as keyed hashes only.
CREATE TABLE operator_place (
  operator_id uuid NOT NULL REFERENCES operator (id),
  place_mac bytea NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (operator_id, place_mac)
);
CREATE INDEX operator_place_seen ON operator_place (seen_at);
