/** Chromium's test picture and tone in place of a camera and a microphone. */
export const fakeDevices = {
  launchOptions: {
    args: [
      ...['--no-sandbox', '--disable-gpu'],
      ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ],
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  },
};
