-- Vendors of games, a row for each category that they offer. Who is not shown is not deleted: games and records name them.
CREATE TABLE game_vendor (
  vassalage text NOT NULL CHECK (vassalage ~ '^[A-Za-z0-9_-]{1,32}$'),
  game_type text NOT NULL CHECK (game_type IN ('RNG', 'LIVE', 'COCKFIGHT', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT')),
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 60),
  small_icon text NOT NULL DEFAULT '' CHECK (small_icon = '' OR small_icon ~ '^(https://|/(?![/\\]))'),
  is_hot boolean NOT NULL DEFAULT false,
  -- 1 is recommended first; null is not recommended.
  recommended smallint CHECK (recommended > 0),
  status text NOT NULL DEFAULT 'soon' CHECK (status IN ('open', 'soon', 'maintenance')),
  maintenance_until timestamptz,
  is_shown boolean NOT NULL DEFAULT true,
  place integer NOT NULL,
  PRIMARY KEY (game_type, vassalage)
);
