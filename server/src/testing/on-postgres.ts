/** Runs before each suite of the project "server on PostgreSQL": its databases are PostgreSQL's. */
process.env.METIER_TEST_DATABASE = 'postgres';
