/** The browser asks sites to save data. */
export const isSparing = () => 'connection' in navigator && Object(navigator.connection).saveData === true;
