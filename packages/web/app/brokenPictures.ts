export function reloadBrokenPictures(): void {
  for (const picture of document.images) {
    const address = picture.getAttribute('src');
    if (address && picture.complete && picture.naturalWidth === 0) picture.setAttribute('src', address);
  }
}
