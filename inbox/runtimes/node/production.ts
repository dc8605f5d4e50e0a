/* Imported before anything else: React ships a development build, several times as slow, for any other environment. */
process.env.NODE_ENV = "production";
