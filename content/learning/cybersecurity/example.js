import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

function hashPassword(password) {
  const salt = randomBytes(16);
  return { salt, hash: scryptSync(password, salt, 32) };
}

function isPassword(password, { salt, hash }) {
  // Takes the same time wherever the first difference is.
  return timingSafeEqual(scryptSync(password, salt, 32), hash);
}

const asha = hashPassword('four green rivers sing');
const ravi = hashPassword('four green rivers sing');

console.log('Length of the hash:', asha.hash.length, 'bytes');
console.log('Same password, same hash?', asha.hash.equals(ravi.hash));
console.log('Right password:', isPassword('four green rivers sing', asha));
console.log('One letter off:', isPassword('four green rivers sang', asha));
