// Answers one order, then ends as an idle process does, just as the next order comes.
let isIdle = false;
process.on('message', () => {
  if (isIdle) process.exit(0);
  isIdle = true;
  process.send?.({ result: new Uint8Array(1), residentBytes: 0 });
});
process.send?.('ready');
