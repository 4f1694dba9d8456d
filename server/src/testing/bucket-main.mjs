// An S3-compatible store in a separate process, so that it can be killed: `node bucket-main.mjs <folder>
// <port>`.
import S3rver from 's3rver';

const [directory = '.', port] = process.argv.slice(2);
new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'metier' }],
})
  .run()
  .then((address) => process.send?.(address.port));
