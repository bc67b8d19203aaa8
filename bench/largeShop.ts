export const ADMINISTRATOR = { email: 'admin@lumitor.example', password: 'correct-horse-battery' };

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960">
  <rect width="960" height="960" fill="#9b968c"/><circle cx="480" cy="480" r="300" fill="#e8973a"/>
</svg>`;

const numberOf = (index: number) => String(index + 1).padStart(4, '0');

function luminaire(index: number, img: string) {
  const number = numberOf(index);
  return {
    active: index % 2 === 0,
    title: `Reflektor szynowy Nero ${number}`,
    titleEn: `Track spotlight Nero ${number}`,
    translation: { DE: `Stromschienenstrahler Nero ${number}` },
    type: ['spotlight', 'linear', 'pendant'][index % 3],
    description: `OP${number}`,
    price: { onOff: 100 + (index % 400), dali: 150 + (index % 400), zigbee: 0 },
    priceEuro: { onOff: 25 + (index % 90), dali: 0, zigbee: 0 },
    power: 5 + (index % 40),
    isBlack: index % 4 < 2,
    isWhite: index % 4 >= 2,
    img,
  };
}

export async function signInAndSeed(url: string, count: number): Promise<void> {
  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const type = path.startsWith('/api/files') ? 'image/svg+xml' : 'application/json';
    const response = await fetch(url + path, {
      method: 'POST',
      body,
      headers: { origin: url, 'content-type': type, ...headers },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const session = await post('/api/auth/sign-in/email', JSON.stringify(ADMINISTRATOR));
  const cookie = session.headers.getSetCookie().map((set) => set.split(';', 1)[0]);
  const signedIn = { cookie: cookie.join('; ') };
  const uploaded = await post('/api/files/images/bindings', PICTURE, signedIn);
  const { url: img } = (await uploaded.json()) as { url: string };
  const operations = Array.from({ length: count }, (_, index) => ({
    kind: 'add',
    collection: 'bindings',
    fields: luminaire(index, img),
  }));
  await post('/api/changes', JSON.stringify({ reason: { kind: 'import' }, operations }), signedIn);
}

export function sheetOf(start: string, count: number, price: number): string {
  const head = 'title;titleEn;active;type;price;power;description;quantity;isBlack;isWhite';
  const rows = Array.from({ length: count }, (_, index) => {
    const number = numberOf(index);
    const cells = [`Oprawa ${start} ${number}`, `Luminaire ${start} ${number}`, 'tak', 'linear'];
    return [...cells, `${price},50`, 12, `${start}${number}`, 0, 'tak', 'nie'].join(';');
  });
  return [head, ...rows].join('\r\n');
}
