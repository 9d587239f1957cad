-- Games of vendors. What is in `start` is shown in a frame: an https address, or a name at one of the brand's launchGameCDNs; a
-- game without it is not open yet. Who is not shown is not deleted: records name it.
CREATE TABLE game (
  vassalage text NOT NULL,
  game_type text NOT NULL,
  code text NOT NULL CHECK (code ~ '^[A-Za-z0-9_.-]{1,64}$'),
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 60),
  icon text NOT NULL DEFAULT '' CHECK (icon = '' OR icon ~ '^(https://|/(?![/\\]))'),
  start text NOT NULL DEFAULT '' CHECK (length(start) <= 500),
  is_shown boolean NOT NULL DEFAULT true,
  place integer NOT NULL,
  PRIMARY KEY (vassalage, code),
  FOREIGN KEY (game_type, vassalage) REFERENCES game_vendor (game_type, vassalage)
);
CREATE INDEX game_shown ON game (game_type, vassalage, place) WHERE is_shown;
