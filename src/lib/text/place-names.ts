/**
 * What people call a kabupaten or kota besides its name: capitals, abbreviations, old names; without kind what is short for
 * two. The database's `private.place_names` has the same for the search of `/sppg`.
 */
export const placeNames: Readonly<Record<string, string>> = {
  purwokerto: 'kabupaten banyumas',
  pwt: 'kabupaten banyumas',
  bms: 'kabupaten banyumas',
  clp: 'kabupaten cilacap',
  pbg: 'kabupaten purbalingga',
  braling: 'kabupaten purbalingga',
  bna: 'kabupaten banjarnegara',
  bjn: 'kabupaten banjarnegara',
  kbm: 'kabupaten kebumen',
  pwr: 'kabupaten purworejo',
  kutoarjo: 'kabupaten purworejo',
  wsb: 'kabupaten wonosobo',
  mungkid: 'kabupaten magelang',
  muntilan: 'kabupaten magelang',
  mgl: 'magelang',
  byl: 'kabupaten boyolali',
  klt: 'kabupaten klaten',
  skh: 'kabupaten sukoharjo',
  kartasura: 'kabupaten sukoharjo',
  wng: 'kabupaten wonogiri',
  kra: 'kabupaten karanganyar',
  srg: 'kabupaten sragen',
  purwodadi: 'kabupaten grobogan',
  pwd: 'kabupaten grobogan',
  gbg: 'kabupaten grobogan',
  bla: 'kabupaten blora',
  cepu: 'kabupaten blora',
  rbg: 'kabupaten rembang',
  lasem: 'kabupaten rembang',
  pti: 'kabupaten pati',
  kds: 'kabupaten kudus',
  jpr: 'kabupaten jepara',
  jpa: 'kabupaten jepara',
  japara: 'kabupaten jepara',
  dmk: 'kabupaten demak',
  ungaran: 'kabupaten semarang',
  ambarawa: 'kabupaten semarang',
  smg: 'semarang',
  tmg: 'kabupaten temanggung',
  kdl: 'kabupaten kendal',
  kendhal: 'kabupaten kendal',
  btg: 'kabupaten batang',
  kajen: 'kabupaten pekalongan',
  pkl: 'pekalongan',
  pml: 'kabupaten pemalang',
  slawi: 'kabupaten tegal',
  slw: 'kabupaten tegal',
  tgl: 'tegal',
  bbs: 'kabupaten brebes',
  brb: 'kabupaten brebes',
  solo: 'kota surakarta',
  sala: 'kota surakarta',
  ska: 'kota surakarta',
  slt: 'kota salatiga',
  slg: 'kota salatiga',
};

const names = new RegExp(`\\b(kota |kabupaten )?(${Object.keys(placeNames).join('|')})\\b`, 'g');

/** Words as `searchable` writes them, with the districts that are meant: 'kota solo' -> 'kota surakarta'. */
export const withDistrictNames = (words: string): string =>
  words.replace(names, (_, kind: string | undefined, name: string) => {
    const meant = placeNames[name] ?? name;
    // 'kabupaten solo' stays as it is: Solo is only the name of a kota, so nobody knows what is meant.
    if (kind === 'kabupaten ' && meant.startsWith('kota')) return kind + name;
    return meant.includes(' ') ? meant : (kind ?? '') + meant;
  });
