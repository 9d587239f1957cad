-- A bill that waits again after a dispute has its time anew.
GRANT UPDATE (expires_at) ON agent_bill TO croupier_app;
