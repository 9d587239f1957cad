-- What a lobby is browsed by: a number for each game, its class, least stakes, marks, and what members marked and played.

ALTER TABLE game_vendor
  -- Accounts that may open its games while it is under maintenance.
  ADD COLUMN allowed text[] NOT NULL DEFAULT '{}' CHECK (cardinality(allowed) <= 50);

ALTER TABLE game
  ADD COLUMN node_id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- Of slots: scratch cards, video poker, jackpot, table games, arcade, bingo; empty is none of these.
  ADD COLUMN classify text NOT NULL DEFAULT '' CHECK (classify IN ('', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG')),
  -- The least that can be staked, in whole units of money; null where nobody said.
  ADD COLUMN min_bet numeric(10, 4) CHECK (min_bet > 0),
  ADD COLUMN min_lines smallint CHECK (min_lines > 0),
  ADD COLUMN is_hot boolean NOT NULL DEFAULT false,
  ADD COLUMN is_new boolean NOT NULL DEFAULT false,
  -- VASSALAGE: a door to all games of its vendor.
  ADD COLUMN is_game text NOT NULL DEFAULT '' CHECK (is_game IN ('', 'VASSALAGE')),
  ADD COLUMN default_play_type text NOT NULL DEFAULT '' CHECK (default_play_type ~ '^[A-Za-z0-9_.-]{0,64}$'),
  -- Further names that it is found by: in other scripts, or what players call it.
  ADD COLUMN aliases text NOT NULL DEFAULT '' CHECK (length(aliases) <= 200),
  ADD COLUMN maintenance boolean NOT NULL DEFAULT false,
  ADD COLUMN allowed text[] NOT NULL DEFAULT '{}' CHECK (cardinality(allowed) <= 50);
CREATE INDEX game_hot ON game (game_type, vassalage) WHERE is_hot AND is_shown;

-- A game that a member marked.
CREATE TABLE game_favourite (
  member_id uuid NOT NULL REFERENCES member (id),
  node_id bigint NOT NULL REFERENCES game (node_id),
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, node_id)
);

-- When a member last opened a game.
CREATE TABLE game_recent (
  member_id uuid NOT NULL REFERENCES member (id),
  node_id bigint NOT NULL REFERENCES game (node_id),
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, node_id)
);
CREATE INDEX game_recent_member ON game_recent (member_id, opened_at DESC);
