-- The role the server works under: reads and writes rows, defines nothing. Roles belong to the whole server, so several
-- databases on one server share it, and two of them may be made at the same moment.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    CREATE ROLE croupier_app NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL;
END
$$;

DO $$
BEGIN
  -- Where there is only one login (DATABASE_URL alone), the server's connections step down into the role.
  EXECUTE format('GRANT croupier_app TO %I', current_user);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'croupier_app is not granted to %: %', current_user, SQLERRM;
END
$$;

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO croupier_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO croupier_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO croupier_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
