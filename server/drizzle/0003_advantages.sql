-- What a company can tick as an advantage, on a new installation too. Further ones are rows like these.
INSERT INTO advantages (name) VALUES
  ('Flexible hours'),
  ('Part-time on every level'),
  ('Remote work'),
  ('Six weeks of holiday'),
  ('Paid training'),
  ('Thirteenth salary'),
  ('Generous pension fund'),
  ('Parental leave'),
  ('Childcare support'),
  ('Staff restaurant'),
  ('Staff housing'),
  ('Travelcard contribution'),
  ('Bicycle and e-bike pool'),
  ('Sports and fitness'),
  ('Health check-ups'),
  ('Sabbatical after five years'),
  ('Transparent salaries'),
  ('Profit sharing'),
  ('Barrier-free workplace'),
  ('Dogs welcome')
ON CONFLICT DO NOTHING;
