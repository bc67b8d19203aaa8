import { ADMINISTRATOR } from '../../faults/instance.ts';

export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(ADMINISTRATOR),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}
