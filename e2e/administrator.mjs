/** Who may sign in to the server that the browser tests start. */
export const ADMINISTRATOR = { email: 'admin@lumitor.example', password: 'correct-horse-battery' };
