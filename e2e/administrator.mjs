/** Administrator of the server of the browser tests. */
export const ADMINISTRATOR = { email: 'admin@lumitor.example', password: 'correct-horse-battery' };
