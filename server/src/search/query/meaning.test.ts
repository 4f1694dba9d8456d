import type { Job } from '@metier/sdk/contract';
import { readOk } from '../../testing/fixtures';
import { startWithBoard } from '../testing/start-with-board';

const { search, findTitles, publishAll } = startWithBoard();

describe('a keyword', () => {
  it.each([
    ['in another language', 'nurse', ['Infermiere', 'Pflegefachfrau HF']],
    ['by a former name', 'Krankenschwester', ['Infermiere', 'Pflegefachfrau HF']],
    ['of the other gender', 'Koch', ['Köchin']],
    ['in a shortened spelling of both genders', 'Verkäufer:in', ['Vendeuse en boulangerie']],
    ['by a broader term', 'Gastronomie', ['Köchin']],
    ['with its place', 'Krankenschwester in Lugano', ['Infermiere']],
    [
      'with a diploma that the title leaves out',
      'diplomierte Krankenschwester HF Zürich',
      ['Pflegefachfrau HF'],
    ],
    ['as one of two', 'chauffeur ou cuisinier', ['Driver', 'Köchin']],
  ])('finds an occupation %s: %s', async (_, keyword, titles) => {
    // Related occupations follow.
    const found = await findTitles(`keyword=${encodeURIComponent(keyword)}`);
    expect(found.slice(0, titles.length).sort()).toEqual(titles);
  });

  it('names a field, and is no beginning of another word in a title', async () => {
    await publishAll(
      { title: 'Kundenberaterin Bank', location: 'Chur', description: 'Sie beraten.' },
      { title: 'Serveur banquets', location: 'Chur', description: 'Vous servez.' },
    );
    expect((await findTitles('keyword=banque'))[0]).toBe('Kundenberaterin Bank');
  });

  it('finds its own words in a title before others that mean the same', async () => {
    await publishAll(
      { title: 'Nachtwache', location: 'Chur', description: 'Sie wachen.' },
      { title: 'Nachtschicht im Lager', location: 'Chur', description: 'Sie packen.' },
    );
    expect((await findTitles('keyword=Nachtwache'))[0]).toBe('Nachtwache');
  });

  it('that is mistyped is corrected when nothing is found with it, and says so', async () => {
    const response = await search(`keyword=${encodeURIComponent('infirmiére boulangerei')}`);
    expect(response.headers['x-corrected-keyword']).toBe(encodeURIComponent('infirmiére boulangerie'));
    const corrected = await search('keyword=cuisinir');
    expect(readOk<Job[]>(corrected)[0]?.title).toBe('Köchin');
    expect(corrected.headers['x-corrected-keyword']).toBe('cuisinier');
    const exact = await search('keyword=cuisinir&exact=true');
    expect([exact.json(), exact.headers['x-corrected-keyword']]).toEqual([[], undefined]);
  });
});

describe('a location', () => {
  it.each([
    ['a name in another language', 'Genf', ['Vendeuse en boulangerie']],
    ['a canton', 'Vaud', ['Software engineer C++']],
    ['the code of a canton', 'TI', ['Infermiere']],
    ['a postal code', '8001', ['Pflegefachfrau HF']],
    ['umlauts as two letters', 'Zuerich', ['Pflegefachfrau HF']],
    ['another spelling', 'St.Gallen', ['Köchin']],
    ['a small mistake', 'Lausane', ['Software engineer C++']],
    ['a region', 'Romandie', ['Software engineer C++', 'Vendeuse en boulangerie']],
  ])('is understood as %s: %s', async (_, location, titles) => {
    expect((await findTitles(`location=${encodeURIComponent(location)}`)).sort()).toEqual(titles);
  });

  it('with a radius finds the neighbourhood, and needs a place', async () => {
    expect(await findTitles('location=Nyon')).toEqual([]);
    expect(await findTitles('location=Nyon&radius=10')).toEqual([]);
    expect(await findTitles('location=Nyon&radius=25')).toEqual(['Vendeuse en boulangerie']);
    const response = await search('radius=25');
    expect([response.statusCode, response.json()]).toEqual([400, { radius: [expect.any(String)] }]);
  });
});
