// The first import of the server: React, which renders pages, reads it when it is loaded, and otherwise brings
// its checks for developers, which take three times as long.
process.env.NODE_ENV ??= 'production';
