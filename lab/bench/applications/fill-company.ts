import type { Client } from 'pg';

/**
 * Inserts ten jobs for the user's company and this many applications, each from a different person, over the
 * last three months; every second one is pending.
 */
export async function fillCompany(client: Client, username: string, applications: number): Promise<void> {
  await client.query(JOBS_SQL, [username]);
  await client.query(PEOPLE_SQL, [username, applications]);
  await client.query(APPLICATIONS_SQL, [username]);
  await client.query('VACUUM ANALYZE');
}

const JOBS_SQL = `
  INSERT INTO jobs (jobprovider_id, title, description, location, contract_type, salary, salary_type, activity_rate, start_date)
  SELECT company.id, 'Nurse, team ' || number, 'We care.', 'Bern', 'permanent', 6400, 'monthly', 80, '2027-02-01'
  FROM generate_series(1, 10) AS number, jobproviders company JOIN users owner ON owner.id = company.user_id
  WHERE owner.username = $1`;

const FIRST = `(ARRAY['Léa','Jonas','Sofia','Noah','Mia','Luca','Emma','Elias','Nina','Samuel'])`;
const LAST = `(ARRAY['Muster','Berger','Almeida','Dubois','Keller','Meier','Rossi','Favre','Gerber','Huber','Baumann'])`;

const PEOPLE_SQL = `
  WITH person AS (
    INSERT INTO users (username, email, password_hash, account_type)
    SELECT $1 || '-applicant-' || number, $1 || '-applicant-' || number || '@example.ch', '', 'job_seeker'
    FROM generate_series(1, $2::int) AS number
    RETURNING id
  )
  INSERT INTO jobseekers (user_id, firstname, lastname, birthdate, address, city, postal_code, region)
  SELECT id, ${FIRST}[1 + id % 10], ${LAST}[1 + id % 11], '1999-04-12', 'Aarestrasse 9', 'Thun', '3600', 'BE'
  FROM person`;

const APPLICATIONS_SQL = `
  WITH job AS (
    SELECT job.id, row_number() OVER (ORDER BY job.id) - 1 AS place
    FROM jobs job JOIN jobproviders company ON company.id = job.jobprovider_id
      JOIN users owner ON owner.id = company.user_id
    WHERE owner.username = $1
  )
  INSERT INTO applications
    (job_id, jobseeker_id, first_name, last_name, email, phone, cover_letter, experience, status, answered_at, submitted_at)
  SELECT job.id, seeker.id, seeker.firstname, seeker.lastname, person.email, '+41 79 555 01 02',
    repeat('I know the work and like the people. ', 20), '1-3',
    (ARRAY['pending','pending','pending','reviewed','shortlisted','rejected'])[1 + seeker.id % 6],
    now(), now() - interval '90 days' * random()
  FROM jobseekers seeker JOIN users person ON person.id = seeker.user_id
    JOIN job ON job.place = seeker.id % 10
  WHERE person.username LIKE $1 || '-applicant-%'`;
