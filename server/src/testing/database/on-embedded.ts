/** Runs before each suite of the project "server on the embedded database". */
process.env.METIER_TEST_DATABASE = 'embedded';
