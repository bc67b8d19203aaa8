export const ADMINISTRATOR = { email: 'admin@lumitor.example', password: 'correct-horse-battery' };
