import process from 'node:process';

export default {
  input: 'dist/client.js',
  output: { dir: 'public', entryFileNames: 'client.js', minify: true },
  transform: { define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') } },
};
