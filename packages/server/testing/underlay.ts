export const UNDERLAY = {
  id: '0b2f6c1e-4d7a-4c8e-9a51-2f6d3e8b7c90',
  name: '',
  width: 40,
  height: 30,
  x: 120,
  y: -60,
  scale: 10,
  rotation: 90,
  opacity: 0.4,
  isLocked: true,
};
